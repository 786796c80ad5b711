-- Skerry Line: a sample database made for this project. The ferry operator, its islands and its
-- people are invented. The data is dirty in the ways in which real data is; each table says how.

-- Ports. Clerks typed the city by hand: some values carry stray spaces ('Lindholm ').
CREATE TABLE ports (
  port_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  city TEXT NOT NULL,
  berths INTEGER,
  status TEXT NOT NULL
);

INSERT INTO ports VALUES
  (1, 'Lindholm Quay', 'Lindholm', 4, 'open'),
  (2, 'East Pier', 'Lindholm ', 2, 'open'),
  (3, 'Old Customs Landing', 'Lindholm  ', 1, 'closed'),
  (4, 'Marsvik Terminal', 'Marsvik', 3, 'open'),
  (5, 'Aldersund North', 'Aldersund ', 2, 'open'),
  (6, 'Aldersund South', 'Aldersund', 2, 'open'),
  (7, 'Grey Skerry Jetty', 'Grey Skerry', 1, 'open'),
  (8, 'Torrebay Harbour', ' Torrebay', 3, 'open'),
  (9, 'Kestrel Point', 'Kestrel Island', 1, 'open'),
  (10, 'Hollen Slip', 'Hollen', NULL, 'open'),
  (11, 'Fennport Ro-Ro', 'Fennport', 2, 'open'),
  (12, 'Lindholmsund Pier', 'Lindholmsund', 1, 'open');

-- Vessels. The capacity (passengers) came from a form with a free text field: numbers stored as
-- text, some with a trailing space, and 'n/a', 'unknown' or nothing where nobody knew.
CREATE TABLE vessels (
  vessel_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  built INTEGER,
  capacity TEXT,
  home_port_id INTEGER,
  status TEXT NOT NULL,
  FOREIGN KEY (home_port_id) REFERENCES ports (port_id)
);

INSERT INTO vessels VALUES
  (1, 'Skarven', 1998, '320', 1, 'in service'),
  (2, 'Ternen', 2004, '95', 4, 'in service'),
  (3, 'Havella', 2011, '640', 1, 'in service'),
  (4, 'Grey Lady', 1987, '1050', 11, 'laid up'),
  (5, 'Petrel', 2016, '150', 5, 'in service'),
  (6, 'Little Auk', 1979, 'n/a', 7, 'laid up'),
  (7, 'Guillemot', 1992, 'unknown', 8, 'in service'),
  (8, 'Kittiwake', 2019, '88', 9, 'in service'),
  (9, 'Fulmar', 2008, '', 4, 'in service'),
  (10, 'Razorbill', 2001, '410 ', 8, 'in service'),
  (11, 'Sandpiper', 2022, '220', 2, 'dry dock'),
  (12, 'Dunlin', NULL, NULL, NULL, 'sold');

-- Routes. Distances in nautical miles, NULL where never measured. Like ports, vessels, passengers
-- and crew, routes have a name and a status of their own.
CREATE TABLE routes (
  route_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  from_port_id INTEGER NOT NULL,
  to_port_id INTEGER NOT NULL,
  distance_nm REAL,
  status TEXT NOT NULL,
  FOREIGN KEY (from_port_id) REFERENCES ports (port_id),
  FOREIGN KEY (to_port_id) REFERENCES ports (port_id)
);

INSERT INTO routes VALUES
  (1, 'Sound Crossing', 1, 4, 12.5, 'operating'),
  (2, 'Skerry Hopper', 5, 7, 6.0, 'operating'),
  (3, 'Outer Isles', 8, 9, 41.5, 'operating'),
  (4, 'Night Boat', 1, 11, 58.0, 'operating'),
  (5, 'Mail Run', 4, 10, 23.5, 'operating'),
  (6, 'Harbour Loop', 2, 1, 1.5, 'operating'),
  (7, 'Kestrel Link', 6, 9, 34.0, 'operating'),
  (8, 'Fennport Freight', 11, 8, 72.5, 'suspended'),
  (9, 'Summer Circle', 12, 5, 27.0, 'seasonal'),
  (10, 'Old Mail Run', 3, 10, NULL, 'suspended');

-- Sailings. Dates are text: the old system (until 12 March 2025) wrote DD/MM/YYYY, the new one
-- writes YYYY-MM-DD. Delays are NULL where nobody noted them.
CREATE TABLE sailings (
  sailing_id INTEGER PRIMARY KEY,
  route_id INTEGER NOT NULL,
  vessel_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  departure TEXT,
  delay_minutes INTEGER,
  status TEXT NOT NULL,
  FOREIGN KEY (route_id) REFERENCES routes (route_id),
  FOREIGN KEY (vessel_id) REFERENCES vessels (vessel_id)
);

INSERT INTO sailings VALUES
  (1001, 1, 2, '21/03/2024', '07:30', NULL, 'cancelled'),
  (1002, 4, 1, '03/11/2024', '22:15', 10, 'sailed'),
  (1003, 3, 1, '02/02/2025', '08:20', 5, 'sailed'),
  (1004, 3, 10, '03/02/2025', '08:20', NULL, 'cancelled'),
  (1005, 4, 3, '05/02/2025', '22:15', 0, 'sailed'),
  (1006, 4, 3, '06/02/2025', '22:15', 0, 'sailed'),
  (1007, 7, 7, '08/02/2025', '10:40', 0, 'sailed'),
  (1008, 5, 2, '09/02/2025', '6.45', NULL, 'sailed'),
  (1009, 5, 5, '11/02/2025', '06:45', NULL, 'sailed'),
  (1010, 6, 8, '12/02/2025', '12:00', 15, 'sailed'),
  (1011, 2, 8, '14/02/2025', '09:00', 25, 'sailed'),
  (1012, 1, 9, '15/02/2025', '17:10', 0, 'sailed'),
  (1013, 4, 3, '17/02/2025', '22:15', 40, 'sailed'),
  (1014, 7, 7, '18/02/2025', '10:40', 5, 'sailed'),
  (1015, 5, 2, '20/02/2025', '6.45', NULL, 'cancelled'),
  (1016, 5, 5, '21/02/2025', '06:45', 40, 'sailed'),
  (1017, 6, 8, '23/02/2025', '12:00', 10, 'sailed'),
  (1018, 2, 8, '24/02/2025', '09:00', 15, 'sailed'),
  (1019, 1, 9, '26/02/2025', '17:10', 5, 'sailed'),
  (1020, 1, 2, '27/02/2025', '07:30', NULL, 'sailed'),
  (1021, 4, 1, '01/03/2025', '22:15', 0, 'sailed'),
  (1022, 3, 1, '02/03/2025', '08:20', NULL, 'cancelled'),
  (1023, 3, 10, '04/03/2025', '08:20', 0, 'sailed'),
  (1024, 4, 3, '05/03/2025', '22:15', NULL, 'cancelled'),
  (1025, 2, 8, '07/03/2025', '09:00', 40, 'sailed'),
  (1026, 1, 9, '08/03/2025', '17:10', 5, 'sailed'),
  (1027, 1, 2, '10/03/2025', '07:30', 10, 'sailed'),
  (1028, 4, 1, '11/03/2025', '22:15', NULL, 'cancelled'),
  (1029, 3, 1, '2025-03-13', '08:20', 0, 'sailed'),
  (1030, 3, 10, '2025-03-14', '08:20', NULL, 'cancelled'),
  (1031, 4, 3, '2025-03-16', '22:15', 0, 'sailed'),
  (1032, 4, 3, '2025-03-17', '22:15', 10, 'sailed'),
  (1033, 7, 7, '2025-03-19', '10:40', 0, 'sailed'),
  (1034, 5, 2, '2025-03-20', '6.45', NULL, 'sailed'),
  (1035, 5, 5, '2025-03-22', '06:45', NULL, 'cancelled'),
  (1036, 6, 8, '2025-03-23', '12:00', 0, 'sailed'),
  (1037, 3, 10, '2025-03-25', '08:20', 25, 'sailed'),
  (1038, 4, 3, '2025-03-26', '22:15', 15, 'sailed'),
  (1039, 4, 3, '2025-03-28', '22:15', 0, 'sailed'),
  (1040, 7, 7, '2025-03-29', '10:40', 25, 'sailed'),
  (1041, 5, 2, '2025-03-31', '6.45', NULL, 'cancelled'),
  (1042, 5, 5, '2025-04-01', '06:45', NULL, 'sailed'),
  (1043, 6, 8, '2025-04-03', '12:00', 40, 'sailed'),
  (1044, 2, 8, '2025-04-04', '09:00', 0, 'sailed'),
  (1045, 1, 9, '2025-04-06', '17:10', NULL, 'sailed'),
  (1046, 1, 2, '2025-04-07', '07:30', NULL, 'cancelled'),
  (1047, 4, 1, '2025-04-09', '22:15', 5, 'sailed'),
  (1048, 3, 1, '2025-04-10', '08:20', 5, 'sailed'),
  (1049, 5, 5, '2025-04-12', '06:45', 0, 'sailed'),
  (1050, 6, 8, '2025-04-13', '12:00', 0, 'sailed'),
  (1051, 2, 8, '2025-04-15', '09:00', 10, 'sailed'),
  (1052, 1, 9, '2025-04-16', '17:10', 0, 'sailed'),
  (1053, 1, 2, '2025-04-18', '07:30', NULL, 'scheduled'),
  (1054, 4, 1, '2025-04-19', '22:15', NULL, 'scheduled'),
  (1055, 3, 1, '2025-04-21', '08:20', NULL, 'scheduled'),
  (1056, 3, 10, '2025-04-22', '08:20', NULL, 'scheduled'),
  (1057, 4, 3, '2025-04-24', '22:15', NULL, 'scheduled'),
  (1058, 4, 3, '2025-04-25', '22:15', NULL, 'scheduled'),
  (1059, 7, 7, '2025-04-27', '10:40', NULL, 'scheduled'),
  (1060, 5, 2, '2025-04-28', '6.45', NULL, 'scheduled');

-- Registered passengers. Different people share a name (three are called Anna Berg). Cities carry
-- stray spaces, phone numbers are 'n/a', 'unknown' or missing, and dates come in two spellings.
CREATE TABLE passengers (
  passenger_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  city TEXT,
  phone TEXT,
  registered TEXT
);

INSERT INTO passengers VALUES
  (1, 'Anna Berg', 'Marsvik', '555-0725', '2022-11-20'),
  (2, 'Jonas Lind', 'Lindholm', '555-0278', '23/03/2023'),
  (3, 'Anna Berg', 'Torrebay', '555-0185', '2022-01-30'),
  (4, 'Mary O''Hara', 'Fennport', '', '2022-08-18'),
  (5, 'Pavel Novak', 'Aldersund ', '555-0565', '2023-06-24'),
  (6, 'Ingrid Solberg', 'Lindholm', '555-0638', '20/01/2024'),
  (7, 'Tomas Reiter', 'Hollen', '555-0309', '2023-10-18'),
  (8, 'Anna Berg', 'Lindholm', '555-0854', '2022-08-03'),
  (9, 'Leila Haddad', 'Marsvik', 'n/a', '2024-03-07'),
  (10, 'Jonas Lind', 'Grey Skerry', '555-0913', '09/12/2022'),
  (11, 'Greta Falk', 'Kestrel Island', '555-0738', '2022-05-13'),
  (12, 'Samuel Okoro', 'Lindholm ', '555-0716', '2023-11-24'),
  (13, 'Beatriz Prado', NULL, '555-0640', '2023-03-12'),
  (14, 'Nils Aaker', 'Torrebay', 'n/a', '07/12/2023'),
  (15, 'Ruth Feldman', 'Fennport', '555-0589', '2024-02-10'),
  (16, 'Dmitri Orlov', 'Aldersund', '555-0648', '2023-01-13'),
  (17, 'Hanna Virtanen', 'Marsvik', '555-0275', '2023-05-29'),
  (18, 'Owen Price', 'Hollen', '555-0757', '06/12/2022'),
  (19, 'Clara Weiss', 'Lindholm', 'unknown', '2023-04-05'),
  (20, 'Ingrid Solberg', 'Torrebay', '555-0224', '2023-11-20'),
  (21, 'Yusuf Demir', 'Marsvik', '555-0706', '2023-01-08'),
  (22, 'Elsa Lindqvist', 'Kestrel Island', '555-0628', '09/05/2022'),
  (23, 'Patrick Byrne', NULL, '555-0165', '2022-12-29'),
  (24, 'Sofia Conti', 'Fennport', 'n/a', '2022-01-14'),
  (25, 'Martin Hale', 'Lindholm', '555-0351', '2024-03-26'),
  (26, 'Agnes Moen', 'Grey Skerry ', '555-0970', '10/10/2023'),
  (27, 'Viktor Lang', 'Aldersund', '555-0631', '2023-02-18'),
  (28, 'Nora Quist', 'Torrebay', '555-0768', '2023-02-02');

-- Bookings. The date is the day on which the booking was made, not the day of the sailing. The fare
-- (euros, all seats together) is NULL for staff travel.
CREATE TABLE bookings (
  booking_id INTEGER PRIMARY KEY,
  sailing_id INTEGER NOT NULL,
  passenger_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  seats INTEGER NOT NULL,
  fare REAL,
  status TEXT NOT NULL,
  FOREIGN KEY (sailing_id) REFERENCES sailings (sailing_id),
  FOREIGN KEY (passenger_id) REFERENCES passengers (passenger_id)
);

INSERT INTO bookings VALUES
  (5001, 1001, 11, '2024-03-01', 4, 43.5, 'cancelled'),
  (5002, 1001, 22, '2024-03-03', 2, 21.5, 'cancelled'),
  (5003, 1001, 14, '2024-03-14', 4, 44.0, 'cancelled'),
  (5004, 1002, 27, '2024-10-21', 1, 28.5, 'cancelled'),
  (5005, 1002, 2, '2024-10-23', 2, NULL, 'travelled'),
  (5006, 1002, 6, '2024-10-28', 1, 28.5, 'cancelled'),
  (5007, 1002, 21, '2024-10-31', 4, 116.0, 'travelled'),
  (5008, 1005, 1, '2025-01-21', 1, 28.5, 'travelled'),
  (5009, 1008, 15, '2025-01-22', 2, NULL, 'travelled'),
  (5010, 1004, 9, '2025-01-30', 2, 46.0, 'cancelled'),
  (5011, 1013, 4, '2025-02-01', 1, 28.5, 'travelled'),
  (5012, 1005, 19, '2025-02-02', 2, 58.0, 'travelled'),
  (5013, 1009, 10, '2025-02-04', 2, 29.5, 'cancelled'),
  (5014, 1012, 11, '2025-02-04', 4, 43.5, 'travelled'),
  (5015, 1017, 24, '2025-02-04', 2, 14.0, 'travelled'),
  (5016, 1016, 24, '2025-02-08', 1, 14.5, 'travelled'),
  (5017, 1013, 12, '2025-02-09', 1, NULL, 'travelled'),
  (5018, 1016, 25, '2025-02-09', 4, 60.0, 'cancelled'),
  (5019, 1017, 8, '2025-02-14', 4, 28.0, 'cancelled'),
  (5020, 1013, 1, '2025-02-15', 1, 29.0, 'travelled'),
  (5021, 1020, 4, '2025-02-16', 2, 21.5, 'cancelled'),
  (5022, 1029, 10, '2025-03-01', 1, 22.5, 'travelled'),
  (5023, 1034, 6, '2025-03-01', 2, 29.5, 'travelled'),
  (5024, 1031, 8, '2025-03-03', 2, 57.5, 'travelled'),
  (5025, 1032, 12, '2025-03-03', 2, 58.0, 'travelled'),
  (5026, 1027, 26, '2025-03-05', 1, 11.0, 'travelled'),
  (5027, 1036, 27, '2025-03-08', 2, 13.5, 'travelled'),
  (5028, 1038, 8, '2025-03-10', 1, 28.5, 'travelled'),
  (5029, 1038, 12, '2025-03-10', 2, 58.0, 'travelled'),
  (5030, 1033, 15, '2025-03-11', 1, 20.0, 'travelled'),
  (5031, 1035, 3, '2025-03-16', 4, 60.0, 'cancelled'),
  (5032, 1039, 4, '2025-03-16', 2, 58.0, 'travelled'),
  (5033, 1042, 12, '2025-03-16', 2, 29.5, 'travelled'),
  (5034, 1043, 6, '2025-03-17', 2, 14.0, 'travelled'),
  (5035, 1039, 1, '2025-03-20', 2, 58.0, 'travelled'),
  (5036, 1041, 1, '2025-03-20', 1, 15.0, 'cancelled'),
  (5037, 1043, 11, '2025-03-20', 2, 13.5, 'travelled'),
  (5038, 1036, 8, '2025-03-21', 2, 14.0, 'travelled'),
  (5039, 1039, 12, '2025-03-24', 1, 29.0, 'travelled'),
  (5040, 1039, 2, '2025-03-26', 1, 28.5, 'travelled'),
  (5041, 1042, 5, '2025-03-27', 1, 15.0, 'cancelled'),
  (5042, 1047, 16, '2025-03-27', 1, 28.5, 'travelled'),
  (5043, 1050, 7, '2025-03-28', 4, 28.0, 'travelled'),
  (5044, 1044, 18, '2025-03-29', 1, 8.0, 'cancelled'),
  (5045, 1054, 10, '2025-03-30', 2, 58.0, 'confirmed'),
  (5046, 1046, 6, '2025-03-31', 1, 11.0, 'cancelled'),
  (5047, 1051, 16, '2025-04-02', 1, 8.0, 'travelled'),
  (5048, 1054, 25, '2025-04-02', 2, 58.0, 'confirmed'),
  (5049, 1054, 20, '2025-04-03', 1, 29.0, 'confirmed'),
  (5050, 1047, 2, '2025-04-05', 2, 57.5, 'travelled'),
  (5051, 1055, 6, '2025-04-05', 2, 46.0, 'confirmed'),
  (5052, 1054, 6, '2025-04-06', 2, 58.0, 'confirmed'),
  (5053, 1055, 3, '2025-04-06', 2, 46.0, 'confirmed'),
  (5054, 1059, 24, '2025-04-09', 4, 79.5, 'confirmed'),
  (5055, 1060, 18, '2025-04-10', 4, 59.5, 'confirmed'),
  (5056, 1058, 15, '2025-04-11', 2, 57.5, 'confirmed'),
  (5057, 1060, 4, '2025-04-12', 4, 60.0, 'confirmed'),
  (5058, 1054, 2, '2025-04-13', 2, 58.0, 'confirmed'),
  (5059, 1055, 5, '2025-04-15', 2, 45.5, 'confirmed'),
  (5060, 1055, 7, '2025-04-15', 2, 46.0, 'confirmed');

-- Crew. Some names end in a space, hiring dates come in two spellings, and one member has no port.
-- Captain Jonas Lind is not one of the two passengers of that name.
CREATE TABLE crew (
  crew_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  port_id INTEGER,
  hired TEXT,
  status TEXT NOT NULL,
  FOREIGN KEY (port_id) REFERENCES ports (port_id)
);

INSERT INTO crew VALUES
  (1, 'Jonas Lind', 'captain', 1, '2009-04-01', 'active'),
  (2, 'Renée Aubin', 'captain', 4, '2014-09-15', 'active'),
  (3, 'Olaf Strand ', 'engineer', 1, '01/06/2011', 'active'),
  (4, 'Carmen Ruiz', 'deckhand', 8, '2021-05-03', 'active'),
  (5, 'Henrik Voss', 'captain', 8, '12/02/2003', 'on leave'),
  (6, 'Mei Tanaka', 'engineer', 5, '2018-11-20', 'active'),
  (7, 'Piotr Wolski ', 'deckhand', 4, '2022-03-14', 'left'),
  (8, 'Sinead Walsh', 'purser', 1, '2016-07-07', 'active'),
  (9, 'Abdul Karim', 'deckhand', NULL, '2024-01-08', 'active'),
  (10, 'Lotte Maes', 'purser', 11, '23/10/2012', 'active'),
  (11, 'Gunnar Eide', 'engineer', 9, NULL, 'active'),
  (12, 'Fatima Zahra', 'deckhand', 1, '2023-06-19', 'on leave');
