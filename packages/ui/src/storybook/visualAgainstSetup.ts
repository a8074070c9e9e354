// A story that the other commit lacks is new, which is not an error.
globalThis.aosaiMayBeNew = true;
