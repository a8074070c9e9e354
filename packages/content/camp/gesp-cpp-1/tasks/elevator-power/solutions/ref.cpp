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
            power += (a - now) * u;
            rises++;
        } else {
            power += (now - a) * d;
        }
        now = a;
    }
    cout << power << " " << rises << endl;
    return 0;
}
