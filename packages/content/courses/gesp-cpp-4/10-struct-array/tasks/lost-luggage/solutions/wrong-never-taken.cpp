// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
#include <cmath>
using namespace std;

struct Bag {
    int id;
    char colour;
    int weight;
    bool taken;
};

Bag b[1005];

bool better(const Bag &x, const Bag &y, int v) {
    int dx = abs(x.weight - v), dy = abs(y.weight - v);
    if (dx != dy) return dx < dy;
    if (x.weight != y.weight) return x.weight < y.weight;
    return x.id < y.id;
}

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        cin >> b[i].id >> b[i].colour >> b[i].weight;
        b[i].taken = false;
    }
    for (int k = 1; k <= m; k++) {
        char c;
        int v, best = 0;
        cin >> c >> v;
        for (int i = 1; i <= n; i++) {
            if (b[i].taken || b[i].colour != c) continue;
            if (best == 0 || better(b[i], b[best], v)) best = i;
        }
        if (best == 0) {
            cout << 0 << " ";
        } else {
            cout << b[best].id << " ";
        }
    }
    int left = 0;
    long long weight = 0;
    for (int i = 1; i <= n; i++) {
        if (b[i].taken) continue;
        left++;
        weight += b[i].weight;
    }
    cout << endl << left << " " << weight << endl;
    return 0;
}
