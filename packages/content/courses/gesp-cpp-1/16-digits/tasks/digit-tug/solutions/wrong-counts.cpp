// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    int red = 0, blue = 0;
    while (n > 0) {
        int d = n % 10;
        if (d % 2 == 1) {
            red++;
        } else {
            blue++;
        }
        n /= 10;
    }
    cout << red << " " << blue << " ";
    if (red > blue) {
        cout << "red" << endl;
    } else if (red < blue) {
        cout << "blue" << endl;
    } else {
        cout << "tie" << endl;
    }
    return 0;
}
