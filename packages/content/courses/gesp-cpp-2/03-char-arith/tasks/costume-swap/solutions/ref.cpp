#include <iostream>
using namespace std;

int main() {
    int n, count = 0;
    char c;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        cin >> c;
        if (c >= 'a' && c <= 'z') {
            c = c - 'a' + 'A';
            count++;
        } else if (c >= 'A' && c <= 'Z') {
            c = c - 'A' + 'a';
        } else {
            c = '9' - c + '0';
        }
        cout << c;
    }
    cout << endl << count << endl;
    return 0;
}
