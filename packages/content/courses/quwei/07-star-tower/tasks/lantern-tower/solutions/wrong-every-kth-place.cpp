// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n, k, lanterns = 0;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= i; j++) {
            if (j % k == 0) {
                cout << "O";
                lanterns++;
            } else {
                cout << "*";
            }
        }
        cout << endl;
    }
    cout << lanterns << endl;
    return 0;
}
