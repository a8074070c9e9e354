#include <iostream>
using namespace std;

int fee(int w, int z) {
    int first = 8, more = 2;
    if (z == 2) {
        first = 12;
        more = 5;
    }
    if (w <= 1000) return first;
    return first + (w - 1000 + 999) / 1000 * more;
}

int main() {
    int n, best = 0, place = 0;
    long long sum = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        int w, z;
        cin >> w >> z;
        int now = fee(w, z);
        cout << now << " ";
        sum += now;
        if (now > best) {
            best = now;
            place = i;
        }
    }
    cout << endl << sum << " " << place << endl;
    return 0;
}
