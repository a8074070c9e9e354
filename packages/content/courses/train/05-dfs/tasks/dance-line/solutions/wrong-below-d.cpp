// fails: 01 WA, 04 WA, 06 WA, 10 WA, 11 WA, 12 WA, 13 WA, 15 WA, 16 WA
#include <cstdlib>
#include <iostream>
using namespace std;

int n, d, ways, h[20], place[20], first[20];
bool used[20];

void put(int at) {
    if (at == n) {
        if (ways == 0)
            for (int i = 0; i < n; i++) first[i] = place[i];
        ways++;
        return;
    }
    for (int x = 1; x <= n; x++) {
        if (used[x]) continue;
        if (at > 0 && abs(h[x] - h[place[at - 1]]) >= d) continue;
        used[x] = true;
        place[at] = x;
        put(at + 1);
        used[x] = false;
    }
}

int main() {
    cin >> n >> d;
    for (int i = 1; i <= n; i++) cin >> h[i];
    ways = 0;
    put(0);
    cout << ways << endl;
    if (ways == 0) cout << 0;
    else
        for (int i = 0; i < n; i++) cout << first[i] << " ";
    cout << endl;
    return 0;
}
