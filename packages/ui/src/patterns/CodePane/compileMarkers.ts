import type { CompileMarker } from '@aosai/editor/surface';

const GCC = /^main\.cpp:(\d+)(?::\d+)?: (?:fatal )?error: (.+)$/;
const PYTHON_PLACE = /^\s*File ".*", line (\d+)/;

/** Extracts errors with their lines from the output of the C++ compiler or the Python parser. */
export const compileMarkers = (message: string): CompileMarker[] => {
  const lines = message.split('\n');
  const places = lines.flatMap((line, index) => {
    const gcc = GCC.exec(line);
    if (gcc) return [{ line: Number(gcc[1]), message: gcc[2] ?? '' }];
    const python = PYTHON_PLACE.exec(line);
    if (!python) return [];
    const said = lines.slice(index + 1).find((next) => /^\w+(Error|Exception)\b/.test(next));
    return said === undefined ? [] : [{ line: Number(python[1]), message: said }];
  });
  return places;
};
