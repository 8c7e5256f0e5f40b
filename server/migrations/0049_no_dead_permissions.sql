-- Keys that opened no call are gone from the grid of roles.
UPDATE "roles" SET "permissions" = array_remove(array_remove("permissions", 'stores.delete'), 'users.delete') WHERE "permissions" && array['stores.delete', 'users.delete'];
