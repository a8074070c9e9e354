import { CPP, PYTHON } from '@aosai/api/judging/languages';

/** A course, and the words and signs that each of its lessons teaches. */
export interface TaughtCourse {
  /** The folder's name. */
  folder: string;
  language: typeof CPP | typeof PYTHON;
  /** The courses that come before, whose words are known. */
  after: readonly string[];
  byLesson: Readonly<Record<string, string>>;
}

const GESP_CPP = ['gesp-cpp-1', 'gesp-cpp-2', 'gesp-cpp-3', 'gesp-cpp-4'];

/** Words as `cppWordsIn` and `pythonWordsIn` name them. Lessons that are not named teach none. */
export const TAUGHT: readonly TaughtCourse[] = [
  {
    folder: 'gesp-cpp-1',
    language: CPP,
    after: [],
    byLesson: {
      '01-computer': "<iostream> using namespace int cout cin endl return << >> + ''",
      '02-first-program': '<bits/stdc++.h> \\n - * /',
      '03-variables': '= += -= *= /= ++ --',
      '05-division': '%',
      '07-types': 'long double bool char',
      '08-logic': '== != > >= < <= && || ! true false',
      '09-if-else': 'if else',
      '11-switch': 'switch case break default ?',
      '13-for': 'for',
      '15-while': 'while',
      '17-do-while': 'do',
      '18-break-continue': 'continue',
      '22-printf': '<cstdio> printf scanf & %d %c %.nf %nd %0nd',
      '23-computer-facts': 'const',
    },
  },
  {
    folder: 'gesp-cpp-2',
    language: CPP,
    after: GESP_CPP.slice(0, 1),
    byLesson: {
      '01-storage': 'sizeof',
      '09-math': '<algorithm> <cmath> abs max min sqrt pow',
      '14-enumeration': '%-nd',
      '17-random': '<cstdlib> <ctime> srand time rand',
      '20-mock-exam': '\\\\',
    },
  },
  {
    folder: 'gesp-cpp-3',
    language: CPP,
    after: GESP_CPP.slice(0, 2),
    byLesson: {
      '01-array': '[',
      '03-array-move': 'swap',
      '04-string': '<string> string .size .length toupper tolower \\0 strlen',
      '05-string-find': '.find .substr .insert .erase .replace ::',
      '06-string-split': 'getline stoi stoll to_string',
      '11-bitwise': '| ^ ~ &= |= ^=',
      '12-shift-mask': '<<=',
      '13-unit-test-2': '>>=',
    },
  },
  {
    folder: 'gesp-cpp-4',
    language: CPP,
    after: GESP_CPP.slice(0, 3),
    byLesson: {
      '02-parameters': 'void',
      '05-pointer': 'nullptr',
      '09-struct': 'struct',
      '10-struct-array': '->',
      '17-file-io': '<fstream> ifstream ofstream .close freopen stdin stdout',
      '18-exception': 'throw try catch .at',
    },
  },
  {
    folder: 'grammar',
    language: CPP,
    after: [],
    byLesson: {
      '01-frame':
        '<iostream> using namespace int double char cin cout endl return << >> + - * / % = <cstdio> printf \\n %d %c %.nf %0nd',
      '02-types': "'' long bool true false",
      '03-operators': '! && || == != > >= < <= ++ -- += -= *=',
      '04-branch': 'if else switch case break default ?',
      '05-loop': 'for while do continue /=',
      '07-array': '[ swap',
      '08-string': '<string> string .size .find .substr getline :: .ignore',
      '10-function': 'void &',
      '12-struct-sort': '<algorithm> struct const sort max min',
      '13-pointer': 'nullptr ->',
      '14-file-io': 'freopen stdin stdout ifstream ofstream .close .eof scanf EOF',
      '15-vector': '<vector> vector .push_back .pop_back .empty .begin .end .back .clear .insert',
      '16-stack-queue': '<stack> <queue> stack queue .push .top .pop .front',
      '17-set-map': '<set> <map> set map multiset auto .count .erase .rbegin .lower_bound',
      '18-priority-queue': '<functional> priority_queue greater pair make_pair',
      '19-complexity': '.tie',
      '20-stress-test': '<cstdlib> rand cerr',
    },
  },
  {
    folder: 'train',
    language: CPP,
    after: ['grammar'],
    byLesson: {
      '04-bisect': 'lower_bound upper_bound',
      '05-dfs': 'abs',
      '09-graph': 'typedef',
    },
  },
  {
    folder: 'quwei',
    language: CPP,
    after: [],
    byLesson: {
      '01-char-art': '<iostream> using namespace int cout endl return << \\\\',
      '02-age-magic': 'cin >> = + - * /',
      '03-little-shop': '%',
      '04-referee': 'if else == != > >= < <= && ||',
      '06-countdown': 'for ++ --',
      '08-guess': 'while',
    },
  },
  {
    folder: 'gesp-py-1',
    language: PYTHON,
    after: [],
    byLesson: {
      '01-computer': 'print input + - =',
      '02-print': 'sep end',
      '03-turtle': 'import turtle forward backward left right done heading',
      '04-variables': '* += -= *=',
      '05-input': 'int',
      '06-division': '/ // % **',
      '08-types': 'str float bool type len round True False',
      '09-color-turtle':
        'penup pendown pencolor color pensize begin_fill end_fill circle goto dot speed hideturtle xcor ycor',
      '10-format': 'split map f-string',
      '11-logic': '== != < > <= >= and or not',
      '12-if-else': 'if else',
      '13-elif': 'elif',
      '15-for': 'for in range',
      '16-polygons': 'bgcolor setheading',
      '18-while': 'while //=',
      '20-break-continue': 'break continue',
      '21-max-min': 'abs',
      '22-turtle-garden': 'from as random randint sqrt math',
    },
  },
];
