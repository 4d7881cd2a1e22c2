-- How often in a row each job has failed, e.g. {"announce": 2}; a job that did its work is not named. It takes
-- the place of failed_jobs, which only knew the last run.
ALTER TABLE cron_run ADD COLUMN failures_in_a_row TEXT NOT NULL DEFAULT '{}';

-- The back office in use, embedded or remote, for the deploy that would change it.
ALTER TABLE cron_run ADD COLUMN provider_end TEXT;
