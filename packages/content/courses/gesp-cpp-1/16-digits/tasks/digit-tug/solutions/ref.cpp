#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    int red = 0, blue = 0;
    while (n > 0) {
        int d = n % 10;
        if (d % 2 == 1) {
            red += d;
        } else {
            blue += d;
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
