-- What the ledger promises whoever writes to it, this program or a person at a prompt.

-- I5: transactions and entries are never changed, removed or emptied.
create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception using errcode = '23514', constraint = tg_table_name || '_append_only',
    message = format('%s is append-only: correct it by a reversal', tg_table_name);
end $$;
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_append_only();
--> statement-breakpoint

-- An account keeps its identity, and is never removed: its entries are read by its normal side.
create trigger ledger_accounts_kept before delete or truncate on ledger_accounts
  for each statement execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_accounts_same before update of id, code, owner_id, currency, normal on ledger_accounts
  for each statement execute function ledger_append_only();
--> statement-breakpoint

-- I1: at commit every transaction that was written to has legs that sum to zero, in one currency.
create function ledger_transaction_balances(t uuid) returns void language plpgsql as $$
declare
  legs int;
  difference numeric;
  currencies int;
begin
  select count(*), coalesce(sum(e.debit), 0) - coalesce(sum(e.credit), 0), count(distinct a.currency)
    into legs, difference, currencies
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t;
  if legs < 2 or difference <> 0 or currencies <> 1 then
    raise exception using errcode = '23514', constraint = 'ledger_transactions_balance',
      message = format('ledger transaction %s does not balance: %s legs, difference %s, %s currencies', t, legs, difference, currencies);
  end if;
end $$;
--> statement-breakpoint
create function ledger_transaction_posted() returns trigger language plpgsql as $$
begin
  perform ledger_transaction_balances(new.id);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_posted();
--> statement-breakpoint

-- I1 for legs added later to an old transaction, and I3 by induction: each leg's balance_after is that of the leg before it on the account, moved by its amount.
create function ledger_entry_posted() returns trigger language plpgsql as $$
declare
  side text;
  before bigint;
begin
  select a.normal into side from ledger_accounts a where a.id = new.account_id;
  select e.balance_after into before from ledger_entries e
    where e.account_id = new.account_id and e.id < new.id order by e.id desc limit 1;
  if new.balance_after <> coalesce(before, 0) + (case side when 'debit' then new.debit - new.credit else new.credit - new.debit end) then
    raise exception using errcode = '23514', constraint = 'ledger_entries_chain',
      message = format('ledger entry %s: balance_after %s does not follow from %s', new.id, new.balance_after, coalesce(before, 0));
  end if;
  -- a leg put on a transaction of an earlier commit: that one's own trigger has long fired
  if not exists (select from ledger_transactions t where t.id = new.transaction_id and t.xmin = pg_current_xact_id()::xid) then
    perform ledger_transaction_balances(new.transaction_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entries_chain after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_posted();
--> statement-breakpoint

-- I3: at commit an account's balance is that of its last leg; a balance edited by hand does not commit.
create function ledger_account_moved() returns trigger language plpgsql as $$
declare
  cached bigint;
  posted bigint;
begin
  select a.balance into cached from ledger_accounts a where a.id = new.id;
  select e.balance_after into posted from ledger_entries e where e.account_id = new.id order by e.id desc limit 1;
  if cached <> coalesce(posted, 0) then
    raise exception using errcode = '23514', constraint = 'ledger_accounts_balance',
      message = format('ledger account %s holds %s, its entries make %s', new.id, cached, coalesce(posted, 0));
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_accounts_balance after insert or update of balance on ledger_accounts
  deferrable initially deferred for each row execute function ledger_account_moved();
