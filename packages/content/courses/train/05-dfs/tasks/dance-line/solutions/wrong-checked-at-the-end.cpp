// fails: 10 TLE, 11 TLE, 12 TLE, 13 TLE, 14 TLE, 15 TLE, 16 TLE, 17 TLE, 18 TLE
#include <cstdlib>
#include <iostream>
using namespace std;

int n, d, ways, h[20], place[20], first[20];
bool used[20];

void put(int at) {
    if (at == n) {
        for (int i = 1; i < n; i++)
            if (abs(h[place[i]] - h[place[i - 1]]) > d) return;
        if (ways == 0)
            for (int i = 0; i < n; i++) first[i] = place[i];
        ways++;
        return;
    }
    for (int x = 1; x <= n; x++) {
        if (used[x]) continue;
        
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
