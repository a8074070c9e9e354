const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What a knowledge point is examined in. */
export type KnowledgeExam = 'gesp-cpp' | 'gesp-py' | 'csp-j' | 'csp-s';
type Level = (typeof LEVELS)[number];
/** A level of an exam, the first half of an id; CSP's groups have no levels. */
export type KnowledgeLevel = `${'gesp-cpp' | 'gesp-py'}-${Level}` | 'csp-j' | 'csp-s';

/** Levels with their names, in the order in which people read them. */
export const KNOWLEDGE_LEVELS: readonly { id: KnowledgeLevel; label: string }[] = [
  ...LEVELS.map((level) => ({ id: `gesp-cpp-${level}` as const, label: `GESP C++ ${level} 级` })),
  ...LEVELS.map((level) => ({ id: `gesp-py-${level}` as const, label: `GESP Python ${level} 级` })),
  { id: 'csp-j', label: 'CSP-J' },
  { id: 'csp-s', label: 'CSP-S' },
];

/** A question has at most three knowledge points, the first is the primary one. */
export const MAX_KNOWLEDGE_POINTS = 3;
/** What an id looks like: `gesp-cpp-4/recurrence`. Whether there is such a point, `knowledgePoint` knows. */
export const KNOWLEDGE_POINT_ID = /^(?:gesp-(?:cpp|py)-[1-8]|csp-[js])\/[a-z0-9-]{1,40}$/;

/** The half of an id that says which concept it is: equal slugs are the same concept in every exam. */
export const slugOf = (id: string): string => id.slice(id.indexOf('/') + 1);
