// fails: 03 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
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
    cout << steps[number[t]] << endl;
    return 0;
}
