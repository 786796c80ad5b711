# data: asked_again_music
import itertools
import re

import numpy as np
import pandas as pd

artists = pd.DataFrame({
    "ArtistId": [1, 2, 3, 4, 5, 6],
    "Name": ["AC/DC", "Björk", "The Beatles", "the weeknd", "", "Miles Davis Quintet"],
    "Country": ["AU", "IS", "GB", "CA", None, "US"],
}).set_index("ArtistId")

albums = pd.DataFrame({
    "AlbumId": [10, 11, 12, 13, 14, 15, 16, 17],
    "Title": ["Back in Black", "Homogenic", "Abbey Road (Remastered)", "Abbey Road", "After Hours [Deluxe]", "Kind of Blue", "Highway To Hell", "Debut"],
    "ArtistId": [1, 2, 3, 3, 4, 6, 1, 2],
    "Released": ["1980-07-25", "1997", "1969-09-26", "1969-09-26", "2020-03-20", "1959-08", "1979-07-27", None],
})

tracks = pd.DataFrame({
    "TrackId": list(range(100, 126)),
    "AlbumId": [10, 10, 10, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 16, 16, 16, 17, 17, 18, None],
    "Name": ["Hells Bells", "Shoot to Thrill", "Back in Black", "Hunter", "Jóga", "Bachelorette", "Come Together - Remastered", "Something", "Octopus's Garden",
             "Come Together", "something", "Octopus's  Garden", "Alone Again", "Too Late", "Blinding Lights", "In Your Eyes (feat. Doja Cat)", "So What", "Blue in Green",
             "All Blues", "Highway to Hell", "Girls Got Rhythm", "Beating Around the Bush", "Human Behaviour", "Crying", "Untitled", "Bonus (feat. A & B)"],
    "Length": ["5:12", "5:17", "4:15", "4:15", "5:05", "5:12", "4:19", "3:02", "2:51", "4:20", "3:03", "2:51", "4:10", "3:59", "3:20", "3:57", "9:22", "5:37", "11:33",
               "3:28", "3:23", "3:56", "4:12", "4:49", None, "0:59"],
    "Genre": ["Rock", "Rock", "Rock", "Electronic", "Electronic", "electronic", "Rock", "Rock", "Rock", "Rock", "ROCK", "Rock", "R&B", "R&B", "Synthpop;R&B", "R&B;Disco",
              "Jazz", "Jazz", "Jazz", "Rock", "Rock", "Rock", "Pop;House", "Pop", None, ""],
    "UnitPrice": ["0.99", "0.99", "1.29", "0.99", "0.99", "0.99", "1.29", "1.29", "0.99", "0.99", "0.99", "0.99", "1.29", "1.29", "1.29", "0.99", "0.99", "0.99", "0.99", "0.99", "0.99", "0.99", "0.69", "0.69", None, "free"],
})

plays = pd.DataFrame({
    "user": ["ann", "ann", "ann", "ann", "ann", "bea", "bea", "bea", "cy", "cy", "cy", "cy", "cy", "dot"],
    "ts": ["2024-01-01 08:00", "2024-01-01 08:06", "2024-01-01 08:12", "2024-01-01 10:00", "2024-01-02 08:00", "2024-01-01 23:50", "2024-01-02 00:05", "2024-01-02 01:30",
           "2024-01-03 12:00", "2024-01-03 12:00", "2024-01-03 12:25", "2024-01-03 12:54", "2024-01-03 14:00", "2024-01-05 07:30"],
    "TrackId": [100, 101, 100, 114, 114, 104, 103, 104, 116, 117, 118, 116, 999, 114],
})

# case: asked_again_music/genre_explode_counts
g = tracks["Genre"].replace("", pd.NA).dropna().str.split(";").explode().str.casefold()
counts = g.value_counts()
assert counts.sum() >= g.index.nunique()
expected_top = pd.Series({"rock": 12}, name="count")
pd.testing.assert_series_equal(counts.head(1), expected_top, check_names=False)
result = counts.sort_index()

