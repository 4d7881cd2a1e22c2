-- What the seed has brought once: a country or an experience that the carrier deletes stays away.
CREATE TABLE seeded (
  id TEXT PRIMARY KEY
) STRICT;
