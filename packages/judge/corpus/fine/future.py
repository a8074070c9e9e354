# -*- coding: utf-8 -*-
"""What has to stand first in a file stays first."""
# expect: AC
# output: 3 True
from __future__ import annotations
import dataclasses
import pickle
@dataclasses.dataclass
class Pair:
    one: 一个类型
    other: int
print(pickle.loads(pickle.dumps(Pair(1, 2))).one + 2, __doc__ is not None)
