// fails: 01 WA, 04 WA, 06 WA, 08 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n, u, d;
    cin >> n >> u >> d;
    int now = 1, power = 0, rises = 0;
    for (int i = 0; i < n; i++) {
        int a;
        cin >> a;
        if (a > now) {
            power += (a - now) * d;
            rises++;
        } else {
            power += (now - a) * u;
        }
        now = a;
    }
    cout << power << " " << rises << endl;
    return 0;
}
