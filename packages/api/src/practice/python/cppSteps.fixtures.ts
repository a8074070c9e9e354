import { readTrace, type Step } from './steps.ts';

/* A C++ program with its recording, as the judge sends it: a step a line, in JSON. */

/** Global array, a vector that is passed by reference, and a pointer. */
export const CPP_SOURCE = `#include <iostream>
#include <vector>
using namespace std;
int count[3];
void add(vector<int>& v, int x) {
    v.push_back(x);
    count[x]++;
}
int main() {
    vector<int> v = {2};
    int* last = &v[0];
    add(v, 1);
    cout << v.size() << "\\n";
    return 0;
}
`;

const RECORDED = `["line",10,0,2,[["<module>",null,[["count",[1]]]],["main",10,[]]],[[1,"list 数组 int [3]",3,["0","0","0"]]],null]
["line",11,0,2,[["<module>",null,[["count",[1]]]],["main",11,[["v",[2]]]]],[[1],[2,"list vector<int>",1,["2"]]],null]
["line",12,0,2,[["<module>",null,[["count",[1]]]],["main",12,[["v",[2]],["last",[3]]]]],[[1],[2],[3,"object 一个值",1,[["*","2"]]]],null]
["call",5,0,3,[["<module>",null,[["count",[1]]]],["main",12,[["v",[2]],["last",[3]]]],["add",6,[["v",[2]],["x","1"]]]],[[1],[2],[3]],null]
["line",6,0,3,[["<module>",null,[["count",[1]]]],["main",12,[["v",[2]],["last",[3]]]],["add",6,[["v",[2]],["x","1"]]]],[[1],[2],[3]],null]
["line",7,0,3,[["<module>",null,[["count",[1]]]],["main",12,[["v",[2]],["last",[3]]]],["add",7,[["v",[2]],["x","1"]]]],[[1],[2,"list vector<int>",2,["2","1"]],[3]],null]
["line",8,0,3,[["<module>",null,[["count",[1]]]],["main",12,[["v",[2]],["last",[3]]]],["add",8,[["v",[2]],["x","1"]]]],[[1,"list 数组 int [3]",3,["0","1","0"]],[2],[3]],null]
["line",13,0,2,[["<module>",null,[["count",[1]]]],["main",13,[["v",[2]],["last",[3]]]]],[[1],[2],[3]],null]
["line",14,2,2,[["<module>",null,[["count",[1]]]],["main",14,[["v",[2]],["last",[3]]]]],[[1],[2],[3]],null]
["end",null,2,2,[["<module>",null,[["count",[1]]]],["main",14,[["v",[2]],["last",[3]]]]],[[1],[2],[3]],null]`;

/** The recording of `CPP_SOURCE`. */
export const CPP_STEPS: readonly Step[] = readTrace(RECORDED);
/** What `CPP_SOURCE` prints. */
export const CPP_OUTPUT = '2\n';
