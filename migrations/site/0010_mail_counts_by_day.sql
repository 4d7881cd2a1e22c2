-- Counts of earlier days are forgotten.
CREATE INDEX mail_counts_day ON mail_counts (day);
