CREATE ROLE loader LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION;

CREATE ROLE candidate LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION;

ALTER ROLE candidate SET default_transaction_read_only = on;

ALTER ROLE candidate SET statement_timeout = '60s';

ALTER ROLE candidate SET idle_in_transaction_session_timeout = '60s';

ALTER ROLE candidate SET lock_timeout = '2s';

ALTER DEFAULT PRIVILEGES FOR ROLE loader GRANT SELECT ON TABLES TO candidate;

ALTER DEFAULT PRIVILEGES FOR ROLE loader GRANT USAGE ON SCHEMAS TO candidate;

DROP EXTENSION plpgsql;

DROP LANGUAGE IF EXISTS plpgsql;

ALTER SCHEMA public OWNER TO loader;

REVOKE ALL ON SCHEMA public FROM PUBLIC;

GRANT USAGE ON SCHEMA public TO candidate;

-- What is volatile does something, waits, or tells of the server: all but what only computes is taken away.
-- There is no language left to say so in a loop: the catalog is changed itself.
UPDATE pg_proc SET proacl = '{postgres=X/postgres}' WHERE provolatile = 'v' AND pronamespace = 'pg_catalog'::regnamespace AND proname NOT IN ('random', 'random_normal', 'setseed', 'clock_timestamp', 'timeofday', 'gen_random_uuid', 'uuidv4', 'uuidv7', 'array_shuffle', 'array_sample', 'current_query', 'bernoulli', 'system');

-- These run SQL, or tell of the server, although they are not volatile.
UPDATE pg_proc SET proacl = '{postgres=X/postgres}' WHERE pronamespace = 'pg_catalog'::regnamespace AND (proname ~ '^(table|schema|database)_to_xml' OR proname IN ('pg_stat_get_activity', 'pg_show_all_settings', 'inet_client_addr', 'inet_server_addr', 'pg_event_trigger_ddl_commands', 'txid_current', 'pg_current_xact_id'));

UPDATE pg_database SET datistemplate = false WHERE datname = 'template0';

DROP DATABASE template0;

CREATE DATABASE test_1 OWNER loader TEMPLATE template1;

REVOKE ALL ON DATABASE test_1 FROM PUBLIC;

GRANT CONNECT ON DATABASE test_1 TO candidate;

REVOKE ALL ON DATABASE template1 FROM PUBLIC;

-- Each server starts with a copy of the folder: what it can do without is not in it.
DROP DATABASE postgres;
