#include <iostream>
using namespace std;

int main() {
    int n, red = 0;
    long long s = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        int x;
        cin >> x;
        if (i % 2 == 1) {
            s += x;
        } else {
            s -= x;
        }
        if (s < 0) {
            red++;
        }
    }
    cout << s << " " << red << endl;
    return 0;
}
