import { labelled, open } from '@aosai/api/kit/labelled';
import { KNOWLEDGE_LEVELS } from '@aosai/api/questions/pointId';
import { useLabelled } from '@aosai/ui/patterns/Dict';

/** Fetched from the server when needed, as no bundle contains the tree. */
const KNOWLEDGE_POINT = open('knowledgePoint', labelled({ 'gesp-cpp-1/io': '输入与输出' }));
const LEVELS = new Map<string, string>(KNOWLEDGE_LEVELS.map(({ id, label }) => [id, label]));

/** Knowledge points with level and name: GESP C++ 4 级 递推. */
export function usePointOptions() {
  return useLabelled(KNOWLEDGE_POINT).options.map(({ value, label }) => {
    const level = LEVELS.get(value.slice(0, Math.max(0, value.indexOf('/'))));
    return { value, label: level === undefined ? label : `${level} ${label}` };
  });
}
