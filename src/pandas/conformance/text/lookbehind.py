import re

import numpy as np
import pandas as pd

# case: lookbehind-1
s = pd.Series(['a=1 b= c=3', None, 'x', 'q=', 'k=v'])
result = s.str.extractall(r'(\w)=(\w*)')
# case: lookbehind-2
s = pd.Series(['fixes #12', 'closes\t#3'])
result = s.str.extractall(r'(?<=fixes |closes\s)#(\d+)')
# case: lookbehind-3
import re
result = re.findall(r'(?<=ab|cd)x', 'abx cdx'), re.findall(r'(?<!a.)x', 'abx ccx'), re.findall(r'(?<=a{2})x', 'aax ax'), re.findall(r'(?<=\bfoo)x', 'foox')
# case: lookbehind-4
import re
result = re.findall(r'(?<=a|bc)x', 'ax bcx')
# case: lookbehind-5
import re
result = re.findall(r'(?<=a+)x', 'aax')
# case: lookbehind-6
import re
result = re.findall(r'(?<=a?)x', 'aax')
# case: lookbehind-7
import re
result = re.sub(r'(?<=(?:a|b)c)x', '-', 'acx bcx'), re.sub(r'(?<![ab]c(?=x))x', '-', 'acx bcx zx')
# case: lookbehind-8
import re
result = re.findall(r'(?<=(a|bc))x', 'ax')
