// fails: 01 WA, 03 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <algorithm>
#include <iostream>
using namespace std;

struct Runner {
    int time, id;
};

Runner p[3005];
int place[3005];

bool before(const Runner &x, const Runner &y) {
    return x.time < y.time;
}

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        cin >> p[i].time;
        p[i].id = i;
    }
    sort(p, p + n, before);
    for (int i = 0; i < n; i++) {
        if (i > 0 && p[i].time == p[i - 1].time) place[p[i].id] = place[p[i - 1].id];
        else place[p[i].id] = i + 1;
    }
    for (int i = 0; i < n; i++) cout << place[p[i].id] << " ";
    cout << endl;
    return 0;
}
