import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules of the Python field, each after those that it imports. */
const MODULES = ['_turtle_colors', '_turtle_stage', '_turtle_pen', 'turtle'];
const LIBRARY = join(import.meta.dirname, '../../../app/src/practice/python/library');

/** The turtle of the Python field as a part of the program, since the judge's Python has none. */
const turtle = (): string => {
  const texts = MODULES.map((name) => [name, readFileSync(join(LIBRARY, `${name}.py`), 'utf8')]);
  return `import sys, types
for _name, _text in ${JSON.stringify(texts)}:
    _module = types.ModuleType(_name)
    sys.modules[_name] = _module
    exec(compile(_text, _name, "exec"), _module.__dict__)
_steps = []
sys.modules["_turtle_stage"].stage.send = _steps.append
`;
};

/** Returns a Python program that runs in the judge, with a turtle whose drawing nobody sees if it uses one. */
export const withTurtle = (source: string): string =>
  /^(?:import|from) turtle\b/mu.test(source) ? `${turtle()}${source}` : source;

/** Returns a program that prints how many strokes a drawing has, and how far from the middle its turtle goes. */
export const measured = (source: string): string => `${withTurtle(source)}
_ways = [step for step in _steps if step[0] == "go"]
_marks = [step for step in _steps if step[0] in ("dot", "stamp", "write")]
print()
print(len(_ways) + len(_marks), round(max([0] + [abs(part) for step in _ways for part in step[2:4]])))
`;
