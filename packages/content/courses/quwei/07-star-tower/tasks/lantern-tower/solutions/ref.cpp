#include <iostream>
using namespace std;

int main() {
    int n, k, lanterns = 0;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= i; j++) {
            if (i % k == 0) {
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
