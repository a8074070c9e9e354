// A story that the other commit does not have is new, and nothing is wrong with it.
globalThis.aosaiMayBeNew = true;
