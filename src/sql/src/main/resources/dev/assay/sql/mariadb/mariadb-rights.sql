USE mysql;
DELETE FROM global_priv WHERE NOT (User = 'root' AND Host = 'localhost') AND User <> 'mariadb.sys';
DELETE FROM db;
DELETE FROM proxies_priv;
FLUSH PRIVILEGES;
