#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int p = 0, count = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= i; j++) {
            cout << char('A' + p);
            if (p == 0) count++;
            p = (p + 1) % k;
        }
        cout << endl;
    }
    cout << count << endl;
    return 0;
}
