#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int sum = 0;
    for (int i = n; i >= 1; i--) {
        cout << i << " ";
        sum = sum + i;
        if (i % k == 0) {
            sum = sum + 10;
        }
    }
    cout << endl << sum << endl;
    return 0;
}
