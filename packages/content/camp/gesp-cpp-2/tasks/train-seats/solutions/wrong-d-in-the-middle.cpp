// fails: 01 WA, 04 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int window = 0, aisle = 0, middle = 0, best = 0;
    for (int i = 0; i < n; i++) {
        int row;
        char c;
        cin >> row >> c;
        if (c >= 'a')
            c = c - ('a' - 'A');
        if (c == 'A' || c == 'F') {
            window++;
            if (row > best)
                best = row;
        } else if (c == 'B' || c == 'D') {
            middle++;
        } else {
            aisle++;
        }
    }
    cout << window << " " << aisle << " " << middle << " " << best << endl;
    return 0;
}
