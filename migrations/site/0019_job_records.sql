-- What each job of the cron did last, a JSON object by its name: when it ended well, whether it left something for the
-- next minute, and its last error (src/jobs/job-records.server.ts). A job that never ran is counted from `since`.
ALTER TABLE cron_run ADD COLUMN jobs TEXT NOT NULL DEFAULT '{}';
UPDATE cron_run SET jobs = json_object('since', unixepoch() * 1000);
