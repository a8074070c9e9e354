// fails: 01 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long whole, h;
    int n;
    cin >> whole >> n >> h;
    vector<long long> p(n + 2);
    for (int i = 1; i <= n; i++) cin >> p[i];
    p[n + 1] = whole;
    sort(p.begin(), p.end());
    vector<pair<int, int>> todo(1, make_pair(0, n + 1));
    long long total = 0;
    while (!todo.empty()) {
        int i = todo.back().first, j = todo.back().second;
        todo.pop_back();
        if (j - i < 2) continue;
        long long d = p[j] - p[i];
        if (d < h && j - i <= n) d /= 2;
        total += d;
        int k = i + 1;
        for (int c = i + 1; c < j; c++)
            if (abs(2 * p[c] - p[i] - p[j]) < abs(2 * p[k] - p[i] - p[j])) k = c;
        todo.push_back(make_pair(i, k));
        todo.push_back(make_pair(k, j));
    }
    cout << total << endl;
    return 0;
}
