CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"session_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"sender" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"text" text,
	"file_id" uuid,
	"search" text GENERATED ALWAYS AS (ar_norm_1(coalesce("chat_messages"."text", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"session_id" uuid NOT NULL,
	"side" text NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"last_sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid,
	"product_id" uuid,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_delivered" integer DEFAULT 0 NOT NULL,
	"store_read" integer DEFAULT 0 NOT NULL,
	"store_unread" integer DEFAULT 0 NOT NULL,
	"store_seen_at" timestamp (3) with time zone,
	"store_told" boolean DEFAULT false NOT NULL,
	"user_delivered" integer DEFAULT 0 NOT NULL,
	"user_read" integer DEFAULT 0 NOT NULL,
	"user_unread" integer DEFAULT 0 NOT NULL,
	"user_seen_at" timestamp (3) with time zone,
	"user_told" boolean DEFAULT false NOT NULL,
	"blocked_by_store" boolean DEFAULT false NOT NULL,
	"blocked_by_user" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_sequence" ON "chat_messages" USING btree ("session_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("session_id","sender","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_file" ON "chat_messages" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_reports_session" ON "chat_reports" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_sessions_pair" ON "chat_sessions" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_store" ON "chat_sessions" USING btree ("store_id","last_message_at","id") WHERE last_sequence > 0;--> statement-breakpoint
CREATE INDEX "chat_sessions_store_unread" ON "chat_sessions" USING btree ("store_id","last_message_at","id") WHERE store_unread > 0;--> statement-breakpoint
CREATE INDEX "chat_sessions_user" ON "chat_sessions" USING btree ("user_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "chat_sessions_user_unread" ON "chat_sessions" USING btree ("user_id","last_message_at","id") WHERE user_unread > 0;--> statement-breakpoint
CREATE INDEX "chat_sessions_order" ON "chat_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_product" ON "chat_sessions" USING btree ("product_id");