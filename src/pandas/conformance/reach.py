"""Lists the methods that a report of JaCoCo's says nothing has reached: reach.py REPORT.xml"""

import sys
import xml.etree.ElementTree as ElementTree


def lines(element):
    """How many lines of code were reached, and how many were not."""
    for counter in element.findall("counter"):
        if counter.get("type") == "LINE":
            return int(counter.get("covered")), int(counter.get("missed"))
    return 0, 0


def main(report):
    root = ElementTree.parse(report).getroot()
    unreached = []
    for one in root.iter("class"):
        for method in one.findall("method"):
            reached, missed = lines(method)
            if reached == 0 and missed > 0:
                unreached.append((missed, one.get("name"), method.get("name"), method.get("line")))
    for missed, name, method, line in sorted(unreached, key=lambda each: (-each[0], each[1:])):
        print(f"{missed:4} {name}.{method}:{line}")
    reached, missed = lines(root)
    total = sum(method[0] for method in unreached)
    print(f"{reached} of {reached + missed} lines reached; {len(unreached)} methods of {total} lines are not")


if __name__ == "__main__":
    main(sys.argv[1])
