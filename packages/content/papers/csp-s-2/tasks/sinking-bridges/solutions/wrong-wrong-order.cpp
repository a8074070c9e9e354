// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 12 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
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
    vector<int> from(m + 1), to(m + 1), parent(n + 1), size(n + 1, 1);
    for (int i = 1; i <= m; i++) {
        from[i] = s % n + 1;
        s = (s * x + y) % p;
        to[i] = s % n + 1;
        s = (s * x + y) % p;
    }
    for (int i = 1; i <= n; i++) parent[i] = i;
    long long pairs = 0;
    int answer = 0;
    for (int i = 1; i <= m; i++) {
        int a = find(parent, from[i]), b = find(parent, to[i]);
        if (a == b) continue;
        long long more = (long long)size[a] * size[b];
        if (pairs + more >= wanted) {
            answer = i;
            break;
        }
        pairs += more;
        if (size[a] > size[b]) swap(a, b);
        parent[a] = b;
        size[b] += size[a];
    }
    cout << answer << " " << pairs << endl;
    return 0;
}
