-- Towns for the usual price of a ride, one row for each name that people type (folded: small letters, no diacritics).
-- Filled from GeoNames by scripts/gazetteer at every start and deploy; nothing of a customer is in it.
CREATE TABLE gazetteer (
  name TEXT NOT NULL,
  place INTEGER NOT NULL,
  name_cs TEXT NOT NULL,
  name_en TEXT NOT NULL,
  country TEXT NOT NULL,
  -- Tells towns of one name apart; empty where no other has the name.
  district TEXT NOT NULL,
  population INTEGER NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL,
  PRIMARY KEY (name, place)
) STRICT, WITHOUT ROWID;
