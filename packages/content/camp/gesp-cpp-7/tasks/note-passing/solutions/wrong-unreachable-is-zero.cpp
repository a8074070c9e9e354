// fails: 02 WA, 04 WA, 05 WA, 06 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
#include <queue>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

int main() {
    int m;
    string s, t;
    cin >> m >> s >> t;
    unordered_map<string, int> number;
    vector<vector<int>> g;
    for (int i = 0; i < m; i++) {
        string name[2];
        cin >> name[0] >> name[1];
        int id[2];
        for (int k = 0; k < 2; k++) {
            if (number.count(name[k]) == 0) {
                number[name[k]] = g.size();
                g.push_back(vector<int>());
            }
            id[k] = number[name[k]];
        }
        g[id[0]].push_back(id[1]);
        g[id[1]].push_back(id[0]);
    }
    vector<int> steps(g.size(), -1);
    queue<int> q;
    q.push(number[s]);
    steps[number[s]] = 0;
    while (!q.empty()) {
        int x = q.front();
        q.pop();
        for (int y : g[x])
            if (steps[y] == -1) {
                steps[y] = steps[x] + 1;
                q.push(y);
            }
    }
    cout << max(0, steps[number[t]]) << endl;
    return 0;
}
