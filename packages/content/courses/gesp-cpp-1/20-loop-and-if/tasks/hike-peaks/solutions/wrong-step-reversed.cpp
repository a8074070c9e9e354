// fails: 01 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int n, a, b, c;
    cin >> n >> a >> b;
    int count = 0, best = 0;
    for (int i = 3; i <= n; i++) {
        cin >> c;
        if (b > a && b > c) {
            count++;
            if (b > best) best = b;
        }
        b = c;
        a = b;
    }
    cout << count << " " << best << endl;
    return 0;
}
