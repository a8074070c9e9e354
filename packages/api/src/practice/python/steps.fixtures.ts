import { readStep, type Step } from './steps.ts';

/* Programs with their recordings, as library/_steps.py writes them: a step a line, in JSON. */

/** A recorded program for stories and tests. */
export interface RecordedProgram {
  source: string;
  output: string;
  steps: readonly Step[];
}

const recorded = (source: string, output: string, lines: string): RecordedProgram => ({
  source,
  output,
  steps: lines.split('\n').flatMap((line) => readStep(JSON.parse(line)) ?? []),
});

/** Two names of one list, in a dict as well. */
export const LIST_STEPS = recorded(
  'scores = [90, 75]\nbest = scores\nbest.append(100)\nnames = {"小林": scores, "小禾": [60]}\nfor s in scores:\n    print(s)\n',
  '90\n75\n100\n',
  `["line",1,0,1,[["<module>",1,[]]],[],null]
["line",2,0,1,[["<module>",2,[["scores",[1]]]]],[[1,"list",2,["90","75"]]],null]
["line",3,0,1,[["<module>",3,[["scores",[1]],["best",[1]]]]],[[1,"list",2,["90","75"]]],null]
["line",4,0,1,[["<module>",4,[["scores",[1]],["best",[1]]]]],[[1,"list",3,["90","75","100"]]],null]
["line",5,0,1,[["<module>",5,[["scores",[1]],["best",[1]],["names",[2]]]]],[[1,"list",3,["90","75","100"]],[2,"dict",2,[["'小林'",[1]],["'小禾'",[3]]]],[3,"list",1,["60"]]],null]
["line",6,0,1,[["<module>",6,[["scores",[1]],["best",[1]],["names",[2]],["s","90"]]]],[[1,"list",3,["90","75","100"]],[2,"dict",2,[["'小林'",[1]],["'小禾'",[3]]]],[3,"list",1,["60"]]],null]
["line",5,3,1,[["<module>",5,[["scores",[1]],["best",[1]],["names",[2]],["s","90"]]]],[[1,"list",3,["90","75","100"]],[2,"dict",2,[["'小林'",[1]],["'小禾'",[3]]]],[3,"list",1,["60"]]],null]
["line",6,3,1,[["<module>",6,[["scores",[1]],["best",[1]],["names",[2]],["s","75"]]]],[[1,"list",3,["90","75","100"]],[2,"dict",2,[["'小林'",[1]],["'小禾'",[3]]]],[3,"list",1,["60"]]],null]
["line",5,6,1,[["<module>",5,[["scores",[1]],["best",[1]],["names",[2]],["s","75"]]]],[[1,"list",3,["90","75","100"]],[2,"dict",2,[["'小林'",[1]],["'小禾'",[3]]]],[3,"list",1,["60"]]],null]
["line",6,6,1,[["<module>",6,[["scores",[1]],["best",[1]],["names",[2]],["s","100"]]]],[[1,"list",3,["90","75","100"]],[2,"dict",2,[["'小林'",[1]],["'小禾'",[3]]]],[3,"list",1,["60"]]],null]
["line",5,10,1,[["<module>",5,[["scores",[1]],["best",[1]],["names",[2]],["s","100"]]]],[[1,"list",3,["90","75","100"]],[2,"dict",2,[["'小林'",[1]],["'小禾'",[3]]]],[3,"list",1,["60"]]],null]
["end",null,10,1,[["<module>",null,[["scores",[1]],["best",[1]],["names",[2]],["s","100"]]]],[[1,"list",3,["90","75","100"]],[2,"dict",2,[["'小林'",[1]],["'小禾'",[3]]]],[3,"list",1,["60"]]],null]`,
);

/** A function that calls itself. */
export const RECURSION_STEPS = recorded(
  'def total(n):\n    if n == 0:\n        return 0\n    return n + total(n - 1)\n\nprint(total(3))\n',
  '6\n',
  `["line",1,0,1,[["<module>",1,[]]],[],null]
["line",6,0,1,[["<module>",6,[]]],[],null]
["call",1,0,2,[["<module>",6,[]],["total",1,[["n","3"]]]],[],null]
["line",2,0,2,[["<module>",6,[]],["total",2,[["n","3"]]]],[],null]
["line",4,0,2,[["<module>",6,[]],["total",4,[["n","3"]]]],[],null]
["call",1,0,3,[["<module>",6,[]],["total",4,[["n","3"]]],["total",1,[["n","2"]]]],[],null]
["line",2,0,3,[["<module>",6,[]],["total",4,[["n","3"]]],["total",2,[["n","2"]]]],[],null]
["line",4,0,3,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]]],[],null]
["call",1,0,4,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]],["total",1,[["n","1"]]]],[],null]
["line",2,0,4,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]],["total",2,[["n","1"]]]],[],null]
["line",4,0,4,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]],["total",4,[["n","1"]]]],[],null]
["call",1,0,5,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]],["total",4,[["n","1"]]],["total",1,[["n","0"]]]],[],null]
["line",2,0,5,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]],["total",4,[["n","1"]]],["total",2,[["n","0"]]]],[],null]
["line",3,0,5,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]],["total",4,[["n","1"]]],["total",3,[["n","0"]]]],[],null]
["return",3,0,5,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]],["total",4,[["n","1"]]],["total",3,[["n","0"]]]],[],"0"]
["return",4,0,4,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]],["total",4,[["n","1"]]]],[],"1"]
["return",4,0,3,[["<module>",6,[]],["total",4,[["n","3"]]],["total",4,[["n","2"]]]],[],"3"]
["return",4,0,2,[["<module>",6,[]],["total",4,[["n","3"]]]],[],"6"]
["end",null,2,1,[["<module>",null,[]]],[],null]`,
);

/** An index out of range ends the program. */
export const ERROR_STEPS = recorded(
  'a = [1, 2, 3]\nprint(a[0])\nprint(a[3])\n',
  '1\n',
  `["line",1,0,1,[["<module>",1,[]]],[],null]
["line",2,0,1,[["<module>",2,[["a",[1]]]]],[[1,"list",3,["1","2","3"]]],null]
["line",3,2,1,[["<module>",3,[["a",[1]]]]],[[1,"list",3,["1","2","3"]]],null]
["error",3,2,1,[["<module>",3,[["a",[1]]]]],[[1,"list",3,["1","2","3"]]],"IndexError: list index out of range"]`,
);
