ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_known_event";--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_known_event" CHECK (event in ('M1', 'M1v', 'M2', 'M3', 'M3d', 'M4', 'M5', 'M5c', 'M5r', 'M5b', 'M5s', 'M6', 'M7', 'M7r', 'M8', 'M9', 'M9p', 'M9f', 'M10', 'M10o', 'M10c', 'M11', 'M12')) NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "ledger_transactions" VALIDATE CONSTRAINT "ledger_transactions_known_event";
