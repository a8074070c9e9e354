// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

typedef pair<long long, int> Stop;
long long heard[50005];

int main() {
    int n, m;
    long long p[3], add[3], r[3], w[3];
    cin >> n >> m;
    for (int j = 0; j < m; j++) cin >> p[j] >> add[j] >> r[j] >> w[j];
    for (int i = 0; i < n; i++) heard[i] = -1;
    priority_queue<Stop, vector<Stop>, greater<Stop> > q;
    q.push(make_pair(0LL, 0));
    int count = 0;
    long long last = 0;
    while (!q.empty()) {
        Stop now = q.top();
        q.pop();
        int i = now.second;
        if (heard[i] != -1) continue;
        heard[i] = now.first;
        last = now.first;
        count++;
        for (int j = 0; j < m; j++) {
            int to = (i * p[j] + add[j]) % n;
            if (heard[to] == -1) q.push(make_pair(now.first + i * r[j] % w[j], to));
        }
    }
    cout << count << " " << last << endl;
    return 0;
}
