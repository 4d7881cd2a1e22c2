-- What the cron saw of the provider's catalogue (JSON, src/back-office/catalogue/catalogue-state.server.ts), so that the
-- health check tells it in every isolate and asks nobody. Null until the first run.
ALTER TABLE cron_run ADD COLUMN catalogue TEXT;
