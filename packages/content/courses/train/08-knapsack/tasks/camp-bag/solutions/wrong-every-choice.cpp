// fails: 09 TLE, 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE
#include <iostream>
using namespace std;

int n, m, w[105], v[105];
long long best;
int lightest;

void choose(int at, int weight, long long use) {
    if (at == n) {
        if (use > best || (use == best && weight < lightest)) {
            best = use;
            lightest = weight;
        }
        return;
    }
    if (weight + w[at] <= m) choose(at + 1, weight + w[at], use + v[at]);
    choose(at + 1, weight, use);
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < n; i++) cin >> w[i] >> v[i];
    lightest = m + 1;
    best = -1;
    choose(0, 0, 0);
    cout << best << " " << lightest << endl;
    return 0;
}
