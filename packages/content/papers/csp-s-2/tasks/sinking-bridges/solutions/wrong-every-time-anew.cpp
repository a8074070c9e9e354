// fails: 07 TLE, 08 TLE, 10 TLE, 12 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE, 19 TLE
#include <iostream>
#include <vector>
using namespace std;

int find(vector<int> &parent, int x) {
    while (parent[x] != x) {
        parent[x] = parent[parent[x]];
        x = parent[x];
    }
    return x;
}

int main() {
    long long n, m, wanted, s, x, y, p;
    cin >> n >> m >> wanted >> s >> x >> y >> p;
    vector<int> from(m + 1), to(m + 1);
    for (int i = 1; i <= m; i++) {
        from[i] = s % n + 1;
        s = (s * x + y) % p;
        to[i] = s % n + 1;
        s = (s * x + y) % p;
    }
    for (int sunk = 0; sunk <= m; sunk++) {
        vector<int> parent(n + 1), size(n + 1, 1);
        for (int i = 1; i <= n; i++) parent[i] = i;
        long long pairs = 0;
        for (int i = sunk + 1; i <= m; i++) {
            int a = find(parent, from[i]), b = find(parent, to[i]);
            if (a == b) continue;
            pairs += (long long)size[a] * size[b];
            parent[a] = b;
            size[b] += size[a];
        }
        if (pairs < wanted) {
            cout << sunk << " " << pairs << endl;
            return 0;
        }
    }
    return 0;
}
