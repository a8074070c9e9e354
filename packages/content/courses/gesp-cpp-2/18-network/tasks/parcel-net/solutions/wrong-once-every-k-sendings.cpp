// fails: 01 WA, 08 WA, 12 WA, 13 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int s, p, h, k;
    cin >> s >> p >> h >> k;
    int times = 0, no = 0;
    long long bytes = 0;
    while (s > 0) {
        int x = p;
        if (s < p) x = s;
        no++;
        times++;
        bytes += x + h;
        if (times % k == 0) {
            times++;
            bytes += x + h;
        }
        s -= x;
    }
    cout << times << " " << bytes << endl;
    return 0;
}
