-- Rows as an installation of the first release has them: written by the columns of the baseline, and never changed with the schema.

insert into roles (id, name, permissions) values ('01980000-0000-7000-8000-000000000001', '{"ar": "مدير", "en": "Manager"}', '{stores.index}');
insert into admins (id, name, email, role_id) values ('01980000-0000-7000-8000-000000000002', 'سارة', 'sara@rahba.example', '01980000-0000-7000-8000-000000000001');
insert into stores (id, slug, name, entity_type, approved, is_online, tags, short_address)
  values ('01980000-0000-7000-8000-000000000003', 'first', '{"ar": "الأول", "en": "First"}', 'business', 1, true, '{عطور,عود}', 'RRRD2929');
insert into users (id, phone, name) values ('01980000-0000-7000-8000-000000000004', '+966555000001', 'نورة');
insert into products (id, store_id, slug, name, description, price, price_after_discount, quantity, status)
  values ('01980000-0000-7000-8000-000000000005', '01980000-0000-7000-8000-000000000003', 'oud', '{"ar": "عود", "en": "Oud"}', '{"ar": "عود", "en": "Oud"}', 11500, 10350, 50, 'active');
insert into orders (id, store_id, branch_id, user_id, status, payment_status, payment_method, fulfilment, list, goods, delivery, cod_fee, vat_added, net, vat, gross, total,
    wallet_part, to_charge, commission_bp, commission_base, commission, commission_vat, store_share, vat_regime, vat_rate_bp)
  values ('01980000-0000-7000-8000-000000000006', '01980000-0000-7000-8000-000000000003', '01980000-0000-7000-8000-000000000003', '01980000-0000-7000-8000-000000000004', 'new', 'paid', 'wallet', 'pickup',
    10350, 10350, 0, 0, 0, 9000, 1350, 10350, 10350, 10350, 0, 1000, 9000, 900, 135, 9315, 'store_registered', 1500);
insert into order_lines (id, order_id, product_id, variant_id, position, name, unit_price, price_after_discount, unit, quantity, list, goods, net, vat, gross, total)
  values ('01980000-0000-7000-8000-000000000007', '01980000-0000-7000-8000-000000000006', '01980000-0000-7000-8000-000000000005',
    '01980000-0000-7000-8000-000000000005', 1, '{"ar": "عود", "en": "Oud"}',
    11500, 10350, 10350, 1, 10350, 10350, 9000, 1350, 10350, 10350);
insert into ledger_accounts (id, code, owner_id, normal, balance) values
  ('01980000-0000-7000-8000-000000000008', 'goodwill', null, 'debit', 20000),
  ('01980000-0000-7000-8000-000000000009', 'customer_wallet', '01980000-0000-7000-8000-000000000004', 'credit', 9650),
  ('01980000-0000-7000-8000-00000000000a', 'order_escrow', '01980000-0000-7000-8000-000000000006', 'credit', 10350);
insert into ledger_transactions (id, event, reference, user_id, actor_type) values
  ('01980000-0000-7000-8000-00000000000b', 'admin_adjustment', 'adjustment:1', '01980000-0000-7000-8000-000000000004', 'admin'),
  ('01980000-0000-7000-8000-00000000000c', 'paid_from_wallet', 'order:01980000-0000-7000-8000-000000000006:paid_from_wallet', '01980000-0000-7000-8000-000000000004', 'user');
insert into ledger_entries (transaction_id, account_id, leg, code, event, debit, credit, balance_after) values
  ('01980000-0000-7000-8000-00000000000b', '01980000-0000-7000-8000-000000000008', 1, 'goodwill', 'admin_adjustment', 20000, 0, 20000),
  ('01980000-0000-7000-8000-00000000000b', '01980000-0000-7000-8000-000000000009', 2, 'customer_wallet', 'admin_adjustment', 0, 20000, 20000),
  ('01980000-0000-7000-8000-00000000000c', '01980000-0000-7000-8000-000000000009', 1, 'customer_wallet', 'paid_from_wallet', 10350, 0, 9650),
  ('01980000-0000-7000-8000-00000000000c', '01980000-0000-7000-8000-00000000000a', 2, 'order_escrow', 'paid_from_wallet', 0, 10350, 10350);
