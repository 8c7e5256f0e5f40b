CREATE INDEX "payouts_receipt" ON "payouts" USING btree ("receipt") WHERE receipt is not null;--> statement-breakpoint
CREATE INDEX "store_documents_file" ON "store_documents" USING btree ("file");--> statement-breakpoint
CREATE INDEX "product_changes_attachments" ON "product_changes" USING gin (("new" -> 'value') jsonb_path_ops) WHERE "product_changes"."field" = 'attachments';