/** Upper limits of a class. */
export const GRADE_LIMITS = {
  titleMax: 60,
  introMax: 500,
  notesMax: 20_000,
  teachersMax: 10,
  assistantsMax: 10,
  capacityMax: 500,
  groupsMax: 20,
  groupNameMax: 20,
  sortMax: 9_999,
  priceFenMax: 10_000_000,
  controlsMax: 500,
  commentMax: 500,
  /** Members per settlement call. */
  settledMax: 500,
} as const;
