#include <iostream>
using namespace std;

int main() {
    int n;
    char c;
    cin >> n >> c;
    int count = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n - i; j++) {
            cout << c;
        }
        for (int j = 1; j <= i; j++) {
            cout << char('A' + i - 1);
            count++;
        }
        cout << endl;
    }
    cout << count << endl;
    return 0;
}
