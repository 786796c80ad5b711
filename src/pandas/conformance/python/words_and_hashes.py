# Words of regular expressions in every language, titles, and hashes of numbers.
import re
# case: 1
result = re.findall(r'\w+', '½ a_b é1 中文 e\u0301 ²³ ⅷ ½x')
# case: 2
result = re.findall(r'\W+', '½ a_b é1-中文 e\u0301 x')
# case: 3
result = re.findall(r'[\w-]+', 'a-b ½ é\u0301')
# case: 4
result = re.findall(r'[^\w\s]', 'a-b ½! é\u0301')
# case: 6
result = re.findall(r'(?a)\w+', 'ab é1 x')
# case: 7
result = re.findall(r'\d+', '12 ٣٤ ½ ²')
# case: 8
result = re.findall(r'\s', 'a\u00a0b\u2003c\x1cd')
# case: 9
result = re.sub(r'[\W_]+', ' ', 'a_b-c d!½')
# case: 11
result = re.findall(r'[\W\d]', 'a1 _b')
# case: 12
result = re.findall(r'[^\W\d_]+', 'a1 _bé ½')
# case: 13
result = re.split(r'\W+', 'a, b;c')
# case: 14
result = [hash(1.5), hash(2), hash(-1), hash(10**20), hash(True), hash(0.1), hash(-0.5), hash(1e22), hash(float('inf'))]
