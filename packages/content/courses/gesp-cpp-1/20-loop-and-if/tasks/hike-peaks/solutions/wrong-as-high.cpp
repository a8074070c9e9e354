// fails: 02 WA, 05 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n, a, b, c;
    cin >> n >> a >> b;
    int count = 0, best = 0;
    for (int i = 3; i <= n; i++) {
        cin >> c;
        if (b >= a && b >= c) {
            count++;
            if (b > best) best = b;
        }
        a = b;
        b = c;
    }
    cout << count << " " << best << endl;
    return 0;
}
